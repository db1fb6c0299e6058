import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { EarlyInputReplay } from "@/components/shell/early-input-replay";
import { HeadScripts } from "@/components/shell/head-scripts";
import { KeepTheme } from "@/components/shell/keep-theme";
import { Toaster } from "@/components/ui/toaster";
import { env } from "@/lib/platform/process/env";
import { inter, sourceSerif } from "./fonts";
import "./globals.css";

const DESCRIPTION =
  "Study for ACCA and US CPA exams topic by topic: clear learning paths, an honest progress count and your exam dates in one calendar.";

/** The base address is read at run time: one build may be deployed to several addresses (`docs/decisions`). */
export function generateMetadata(): Metadata {
  const { knownAppUrl } = env;
  if (!knownAppUrl) return { ...METADATA, openGraph: undefined };
  return { ...METADATA, metadataBase: new URL(knownAppUrl) };
}

const METADATA: Metadata = {
  title: { default: "Pacioli", template: "%s · Pacioli" },
  description: DESCRIPTION,
  applicationName: "Pacioli",
  manifest: "/manifest.webmanifest",
  icons: {
    icon: [{ url: "/icon.svg", type: "image/svg+xml" }],
    shortcut: "/favicon.ico",
    apple: "/apple-icon.png",
  },
  openGraph: {
    siteName: "Pacioli",
    type: "website",
    locale: "en_GB",
    description: DESCRIPTION,
    images: [{ url: "/social.png", width: 1200, height: 630, alt: "Pacioli: accountancy exams, one topic at a time" }],
  },
  twitter: { card: "summary_large_image" },
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf8" },
    { media: "(prefers-color-scheme: dark)", color: "#0c110f" },
  ],
  viewportFit: "cover",
};

/** Does not read headers or cookies, because that would make every page render per request. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script below sets data-theme before React hydrates the page. With data-scroll-behavior Next opens each page at
    // its top at once; otherwise the smooth scrolling of globals.css would apply, too.
    <html
      lang="en-GB"
      className={`${inter.variable} ${sourceSerif.variable}`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <HeadScripts />
      </head>
      <body className="min-h-dvh">
        <KeepTheme />
        {children}
        <Toaster />
        <EarlyInputReplay />
      </body>
    </html>
  );
}
