import "server-only";
import { env } from "@/lib/platform/process/env";
import { renderMail } from "@/lib/platform/services/mail";
import { MailButton, MailLayout, MailText } from "@/lib/platform/services/mail-layout";
import { EMAIL_CHANGE_HOURS } from "./rules";

const settings = () => `${env.appUrl}/settings`;

/** Sent to the new address: only its owner can confirm it. */
export async function confirmAddressMail(link: string) {
  const body = await renderMail(
    <MailLayout preview="One click makes this your address" title="Confirm your new e-mail address">
      <MailText>
        You asked to use this address for your Pacioli account. Press the button to confirm it. The link works once,
        within {EMAIL_CHANGE_HOURS} hours; then other devices are signed out.
      </MailText>
      <MailButton href={link}>Confirm this address</MailButton>
      <MailText quiet>If you did not ask for this, you can ignore it. Nothing changes without the link.</MailText>
    </MailLayout>,
  );
  return { subject: "Confirm your new e-mail address", ...body };
}

/** Sent to the owner of an address that another user wants to use. */
export async function addressTakenMail() {
  const body = await renderMail(
    <MailLayout preview="Your account stays as it is" title="Your address was asked for">
      <MailText>
        Somebody wanted to use this e-mail address for another Pacioli account. It belongs to your account, so nothing
        has changed.
      </MailText>
      <MailText>
        If it was you: sign in with this address, or delete this account first if you want to use the address elsewhere.
      </MailText>
      <MailButton href={`${env.appUrl}/auth`}>Sign in to Pacioli</MailButton>
    </MailLayout>,
  );
  return { subject: "Your address was asked for on Pacioli", ...body };
}

/** Sent to the old address, so that its owner can still stop the change. */
export async function addressChangingMail(to: string) {
  const body = await renderMail(
    <MailLayout preview="Nothing changes until it is confirmed" title="Your e-mail address is about to change">
      <MailText>
        Somebody signed in to your account asked to change its e-mail address to {to}. Nothing changes until the link
        sent there is followed.
      </MailText>
      <MailText>
        If this was not you, sign in by link and choose 'Sign out everywhere' in your settings: that also takes the
        change back.
      </MailText>
      <MailButton href={settings()}>Open my settings</MailButton>
    </MailLayout>,
  );
  return { subject: "Your e-mail address is about to change", ...body };
}

export async function addressChangedMail() {
  const body = await renderMail(
    <MailLayout preview="This address no longer signs you in" title="Your e-mail address has changed">
      <MailText>
        Your Pacioli account now has another e-mail address, confirmed a moment ago. This address no longer signs you
        in, and other devices were signed out.
      </MailText>
      <MailText quiet>If this was not you, please answer this mail at once.</MailText>
    </MailLayout>,
  );
  return { subject: "Your e-mail address has changed", ...body };
}

export async function passwordMail(isFirst: boolean) {
  const title = isFirst ? "A password was set" : "Your password was changed";
  const body = await renderMail(
    <MailLayout preview="If it was you, there is nothing to do" title={title}>
      <MailText>
        {isFirst
          ? "Your Pacioli account now has a password. You can still sign in by link."
          : "The password of your Pacioli account was changed."}{" "}
        Your other devices were signed out.
      </MailText>
      <MailText>
        If this was not you, sign in by link now, choose 'Sign out everywhere' in your settings and let it remove the
        password, too. Nobody can then sign in with it. Please answer this mail as well.
      </MailText>
      <MailButton href={settings()}>Open my settings</MailButton>
    </MailLayout>,
  );
  return { subject: `${title} on Pacioli`, ...body };
}

export async function passwordRemovedMail(byAdmin: boolean) {
  const title = "Your password was removed";
  const body = await renderMail(
    <MailLayout preview="You sign in by link from now on" title={title}>
      <MailText>
        {byAdmin
          ? "Our support removed the password of your Pacioli account and signed all your devices out."
          : "The password of your Pacioli account was removed, and your other devices were signed out."}{" "}
        You sign in by a link that we mail to you. You can set a new password in your settings.
      </MailText>
      <MailText>
        If you did not want this, sign in by link, choose 'Sign out everywhere' in your settings and answer this mail.
      </MailText>
      <MailButton href={settings()}>Open my settings</MailButton>
    </MailLayout>,
  );
  return { subject: `${title} on Pacioli`, ...body };
}

export async function farewellMail() {
  const body = await renderMail(
    <MailLayout preview="Your account and your data are gone" title="Your account was deleted">
      <MailText>
        Your Pacioli account is gone, with your progress, dates, calendar, messages to you and picture. What you wrote
        in the community stays as 'Deleted user'.
      </MailText>
      <MailText quiet>This is the last mail you get from us. Good luck with your exams.</MailText>
    </MailLayout>,
  );
  return { subject: "Your Pacioli account was deleted", ...body };
}
