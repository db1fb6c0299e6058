import { CircleAlert, CircleCheck } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";

type ProcessingNoticeProps =
  | { failure: string; destination?: undefined }
  | { destination: string; failure?: undefined };

export function ProcessingNotice({ failure, destination }: ProcessingNoticeProps) {
  if (failure !== undefined)
    return (
      <div role="alert">
        <CircleAlert aria-hidden="true" strokeWidth={1.5} className="mx-auto size-10 text-destructive" />
        <h1 className="heading mt-4 text-2xl">Something went wrong</h1>
        <p className="mt-2 wrap-anywhere text-muted-foreground">{failure}</p>
        <Link href="/dashboard" className={buttonVariants({ className: "mt-6" })}>
          Go to Dashboard
        </Link>
      </div>
    );
  return (
    <div role="status">
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="mx-auto size-10 text-primary" />
      <h1 className="heading mt-4 text-2xl">Success!</h1>
      <p className="mt-2 text-muted-foreground">
        {destination === "/dashboard" ? "Redirecting you to the dashboard..." : "Redirecting you to your course..."}
      </p>
    </div>
  );
}
