-- The admin's table of users, in either order and through any filter of plan and role, walks one of these alone, however
-- deep the page; the table itself is read for the fifty rows that are shown.
CREATE INDEX "User_list_idx" ON "User"("id", "isAdmin", "subscriptionStatus", "subscriptionSource", "subscriptionCurrentPeriodEnd", "subscriptionCancelAtPeriodEnd");

CREATE INDEX "User_list_name_idx" ON "User"(lower("name"), "id")
  INCLUDE ("name", "isAdmin", "subscriptionStatus", "subscriptionSource", "subscriptionCurrentPeriodEnd", "subscriptionCancelAtPeriodEnd");

-- Few among many: found without passing by everybody else.
CREATE INDEX "User_admins_idx" ON "User"("id") WHERE "isAdmin";
CREATE INDEX "User_entitled_idx" ON "User"("id")
  INCLUDE ("isAdmin", "subscriptionSource", "subscriptionCurrentPeriodEnd", "subscriptionCancelAtPeriodEnd")
  WHERE "subscriptionStatus" IN ('active', 'trialing');
CREATE INDEX "User_granted_idx" ON "User"("id") WHERE "subscriptionSource" = 'granted';
