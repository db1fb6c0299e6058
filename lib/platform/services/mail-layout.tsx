import "server-only";
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";

// Mail programs support no style sheets or variables, so the light colours are inlined.
const INK = "#161c19";
const QUIET = "#59635d";
const GREEN = "#165e3c";
const RULE = "#dfdeda";
const SANS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";
const MONO = "ui-monospace, Menlo, Consolas, 'Courier New', monospace";

// For mail programs with dark mode support; others darken a light mail themselves.
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground, .ground > table > tbody > tr > td { background-color: #0c110f !important; }
    .page { background-color: #131916 !important; border-color: #2c322f !important; }
    .ink, .ink * { color: #eeefeb !important; }
    .quiet { color: #a5ada8 !important; }
    .mark { color: #6ad099 !important; }
    .rule { border-color: #2c322f !important; }
    .key { background-color: #1d2320 !important; border-color: #2c322f !important; color: #eeefeb !important; }
    .press { background-color: #6ad099 !important; color: #07180f !important; }
  }`;

/** Why somebody gets mails of this kind, and the link that stops them. */
export type Stop = { reason: string; label: string; href: string };

type MailLayoutProps = { preview: string; title: string; stop?: Stop; children: ReactNode };

/** The layout of every mail. */
export function MailLayout({ preview, title, stop, children }: MailLayoutProps) {
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="ground"
        style={{ backgroundColor: "#fbfaf8", color: INK, fontFamily: SANS, margin: 0, padding: "24px 12px" }}
      >
        <Container className="page" style={PAGE}>
          <Text className="mark" style={{ color: GREEN, fontFamily: SERIF, fontSize: 20, fontWeight: 600, margin: 0 }}>
            Pacioli
          </Text>
          <Heading
            as="h1"
            className="ink"
            style={{ color: INK, fontFamily: SERIF, fontSize: 26, lineHeight: 1.25, margin: "20px 0 12px" }}
          >
            {title}
          </Heading>
          {children}
          <Hr className="rule" style={{ borderColor: RULE, margin: "24px 0 12px" }} />
          <Text className="quiet" style={{ color: QUIET, fontSize: 13, lineHeight: 1.5, margin: 0 }}>
            Pacioli, the study platform for accountancy exams.
          </Text>
          {stop && (
            <Text className="quiet" style={{ color: QUIET, fontSize: 13, lineHeight: 1.5, margin: "8px 0 0" }}>
              {stop.reason}{" "}
              <Link href={stop.href} className="quiet" style={{ color: QUIET, textDecoration: "underline" }}>
                {stop.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

const PAGE = {
  backgroundColor: "#ffffff",
  border: `1px solid ${RULE}`,
  borderRadius: 10,
  maxWidth: 480,
  padding: "28px 24px",
};

export function MailText({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  const size = quiet ? 14 : 16;
  return (
    <Text
      className={quiet ? "quiet" : "ink"}
      style={{ color: quiet ? QUIET : INK, fontSize: size, lineHeight: 1.5, margin: "0 0 16px" }}
    >
      {children}
    </Text>
  );
}

/** A code to copy. It is spaced by CSS and not by blanks, so that a copy has no blanks. */
export function MailCode({ children }: { children: string }) {
  return (
    <Text
      className="key"
      style={{
        backgroundColor: "#f3f2ef",
        border: `1px solid ${RULE}`,
        borderRadius: 8,
        color: INK,
        fontFamily: MONO,
        fontSize: 32,
        fontWeight: 600,
        letterSpacing: 8,
        lineHeight: 1.2,
        margin: "0 0 20px",
        padding: "14px 8px 14px 16px",
        textAlign: "center",
      }}
    >
      {children}
    </Text>
  );
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      className="press"
      style={{
        backgroundColor: GREEN,
        borderRadius: 8,
        color: "#f5fcf7",
        fontSize: 16,
        fontWeight: 600,
        marginBottom: 24,
        padding: "13px 22px",
      }}
    >
      {children}
    </Button>
  );
}

/** Figures with their names, one a line. */
export function MailFigures({ rows }: { rows: [name: string, figure: string][] }) {
  return rows.map(([name, figure]) => (
    <Text
      key={name}
      className="rule ink"
      style={{
        borderBottom: `1px solid ${RULE}`,
        color: INK,
        fontSize: 16,
        lineHeight: 1.5,
        margin: 0,
        padding: "8px 0",
      }}
    >
      <span className="quiet" style={{ color: QUIET }}>
        {name}:
      </span>{" "}
      <strong>{figure}</strong>
    </Text>
  ));
}
