import { Banner } from "@/components/ui/banner";
import { buttonVariants } from "@/components/ui/button-variants";

/** On the sign-in pages of a preview. */
export function PreviewNotice() {
  return (
    <Banner title="This is a preview" className="mb-6">
      <p>
        Enter as one of the sample people, or use the form: its mails are <a href="/preview">kept here</a>.
      </p>
      <EnterPreview />
    </Banner>
  );
}

/** Plain forms: they work before the page's code has loaded. */
export function EnterPreview() {
  return (
    <form action="/preview/enter" method="post" className="mt-3 flex flex-wrap gap-2">
      <button type="submit" name="as" value="ada" className={buttonVariants({ size: "sm" })}>
        Enter as Ada
      </button>
      <button type="submit" name="as" value="root" className={buttonVariants({ variant: "outline", size: "sm" })}>
        Enter as Root
      </button>
    </form>
  );
}
