import "server-only";
import { Letter, LetterButton, LetterCode, LetterText } from "@/lib/platform/letter";
import { written } from "@/lib/platform/mail";
import { MAGIC_LINK_MINUTES } from "./rules";

/** The link for this device and the code for another one. */
export async function signInMail({ link, code }: { link: string; code: string }) {
  const body = await written(
    <Letter preview={`Your link and code, valid for ${MAGIC_LINK_MINUTES} minutes`} title="Sign in to Pacioli">
      <LetterText>
        Press the button to sign in on this device. The link works once, within {MAGIC_LINK_MINUTES} minutes.
      </LetterText>
      <LetterButton href={link}>Sign in to Pacioli</LetterButton>
      <LetterText>Signing in on another device? Type this code there:</LetterText>
      <LetterCode>{code}</LetterCode>
      <LetterText quiet>
        If you did not ask for this, you can ignore it. Nobody gets in without the link or the code.
      </LetterText>
    </Letter>,
  );
  return { subject: "Your sign-in link for Pacioli", ...body };
}
