import "server-only";
import { env } from "@/lib/platform/env";
import { Letter, LetterButton, LetterText } from "@/lib/platform/letter";
import { written } from "@/lib/platform/mail";

type News = { title: string; message: string; link: string };

/** The mail that goes with a notification about Premium: the same news, and the same place to go. */
export async function premiumLetter({ title, message, link }: News) {
  const body = await written(
    <Letter preview={message} title={title}>
      <LetterText>{message}</LetterText>
      <LetterButton href={`${env.appUrl}${link}`}>
        {link === "/courses" ? "Open my courses" : "See my plan"}
      </LetterButton>
      <LetterText quiet>
        Invoices, your card and cancelling are under Manage billing, on the page of your plan.
      </LetterText>
    </Letter>,
  );
  return { subject: title, ...body };
}
