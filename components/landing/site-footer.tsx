import { HomeLink } from "@/components/shell/home-link";
import { LegalDialog } from "./legal-dialog";

export function SiteFooter() {
  return (
    <footer className="border-t">
      <div className="mx-auto max-w-[75rem] px-5 py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <HomeLink />
          <div className="flex gap-6 text-sm">
            <LegalDialog id="terms" title="Terms">
              <TermsText />
            </LegalDialog>
            <LegalDialog id="privacy" title="Privacy">
              <PrivacyText />
            </LegalDialog>
          </div>
        </div>
        <p className="mt-4 max-w-[80ch] text-compact text-muted-foreground">
          Pacioli is not affiliated with or approved by ACCA or AICPA. The names of their papers are used only to say
          what a course prepares for.
        </p>
      </div>
    </footer>
  );
}

function PrivacyText() {
  return (
    <>
      <section>
        <h3>What we keep</h3>
        <p>
          Your name, e-mail address and time zone; the courses you take, the topics you tick and the dates you set; what
          you write in the community; and, with Premium, the state of your subscription. Card details go to Stripe and
          never reach us.
        </p>
      </section>
      <section>
        <h3>What others see</h3>
        <p>
          Other students see your username and your picture, if you add one. They do not see your e-mail address or full
          name.
        </p>
      </section>
      <section>
        <h3>Cookies</h3>
        <p>
          One cookie keeps you signed in, another helps the sign-in link to know your browser, and a third remembers
          that you have signed in here before, so that nobody else can lock you out. A fourth remembers whether your
          calendar shows the study plan. Your choice of light or dark stays in your browser. There is no advertising and
          no tracking by others.
        </p>
      </section>
      <section>
        <h3>Who helps us</h3>
        <p>Stripe takes payments, Resend sends our mail, and UploadThing may store uploaded pictures.</p>
      </section>
      <section>
        <h3>Your rights</h3>
        <p>
          Under Settings you can download everything we hold about you, correct it, and delete your account. You may
          also complain to the data protection authority where you live.
        </p>
      </section>
    </>
  );
}

function TermsText() {
  return (
    <>
      <section>
        <h3>What you get</h3>
        <p>
          Pacioli helps you organise your study for professional accountancy exams. The first module of every course is
          free. We do not promise that you will pass, and we are not affiliated with or approved by the bodies that set
          the exams. Check the current study guide of your body before you rely on an outline.
        </p>
      </section>
      <section>
        <h3>Premium</h3>
        <p>
          Premium costs €9.99 a month, is charged in advance and renews each month until you cancel. You can cancel at
          any time under Manage billing; you keep access until the end of the month that you have paid for.
        </p>
      </section>
      <section>
        <h3>Your right to withdraw</h3>
        <p>
          As a consumer in the European Union you may withdraw within 14 days of subscribing and get your money back,
          less the share for the days on which you had access if you asked us to start at once.
        </p>
      </section>
      <section>
        <h3>Fair use</h3>
        <p>
          Be kind in the community. Do not post exam content that you are bound to keep secret, nor the work of others
          without leave. We may hide posts and close accounts that break these rules.
        </p>
      </section>
      <section>
        <h3>Ending it</h3>
        <p>
          You can delete your account under Settings whenever you like. What you wrote in forums then stays without your
          name.
        </p>
      </section>
    </>
  );
}
