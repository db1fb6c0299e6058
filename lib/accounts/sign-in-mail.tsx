import "server-only";
import { renderMail } from "@/lib/platform/services/mail";
import { MailButton, MailCode, MailLayout, MailText } from "@/lib/platform/services/mail-layout";
import { MAGIC_LINK_MINUTES } from "./rules";

/** Contains the link for this device and the code for another one. */
export async function signInMail({ link, code }: { link: string; code: string }) {
  const body = await renderMail(
    <MailLayout preview={`Your link and code, valid for ${MAGIC_LINK_MINUTES} minutes`} title="Sign in to Pacioli">
      <MailText>
        Press the button to sign in on this device. The link works once, within {MAGIC_LINK_MINUTES} minutes.
      </MailText>
      <MailButton href={link}>Sign in to Pacioli</MailButton>
      <MailText>Signing in on another device? Type this code there:</MailText>
      <MailCode>{code}</MailCode>
      <MailText quiet>
        If you did not ask for this, you can ignore it. Nobody gets in without the link or the code.
      </MailText>
    </MailLayout>,
  );
  return { subject: "Your sign-in link for Pacioli", ...body };
}
