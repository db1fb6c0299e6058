import { HomeLink } from "@/components/shell/home-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { MobileMenu } from "./mobile-menu";
import { SECTIONS } from "./sections";
import { LogInLink, StartLink } from "./start-link";

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b bg-background">
      <div className="mx-auto flex h-16 max-w-[75rem] items-center gap-3 px-5 md:gap-8">
        <HomeLink />
        <nav aria-label="On this page" className="max-md:hidden">
          <ul className="flex gap-1">
            {SECTIONS.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={buttonVariants({ variant: "ghost", className: "text-muted-foreground" })}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <LogInLink className={buttonVariants({ variant: "ghost", className: "max-md:hidden" })} />
          {/* On a phone the hero and then the bar at the bottom have this button. */}
          <StartLink className="max-md:hidden" />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
