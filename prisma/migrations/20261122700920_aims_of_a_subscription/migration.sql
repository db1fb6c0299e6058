-- An aim is fitted again after the subscription has changed, because more or fewer points are to come.
ALTER TABLE "ReviewAim" ADD COLUMN "subscriptionVersion" INTEGER NOT NULL DEFAULT 0;
