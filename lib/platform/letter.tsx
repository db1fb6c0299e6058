import "server-only";
import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";

// Mail programs know no style sheets and no variables, so the light palette stands here in plain values.
const INK = "#161c19";
const QUIET = "#59635d";
const GREEN = "#165e3c";
const SANS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The frame of every mail. */
export function Letter({ preview, title, children }: { preview: string; title: string; children: ReactNode }) {
  return (
    <Html lang="en-GB">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: "#fbfaf8", color: INK, fontFamily: SANS, margin: 0, padding: "24px 12px" }}>
        <Container
          style={{
            backgroundColor: "#ffffff",
            border: "1px solid #dfdeda",
            borderRadius: 10,
            maxWidth: 480,
            padding: "28px 24px",
          }}
        >
          <Text style={{ color: GREEN, fontFamily: "Georgia, serif", fontSize: 18, fontWeight: 600, margin: 0 }}>
            Pacioli
          </Text>
          <Heading as="h1" style={{ fontFamily: "Georgia, serif", fontSize: 24, lineHeight: 1.25, margin: "16px 0" }}>
            {title}
          </Heading>
          {children}
          <Hr style={{ borderColor: "#dfdeda", margin: "24px 0 12px" }} />
          <Text style={{ color: QUIET, fontSize: 13, lineHeight: 1.5, margin: 0 }}>
            Pacioli, the study platform for accountancy exams.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function LetterText({
  children,
  large = false,
  quiet = false,
}: {
  children: ReactNode;
  large?: boolean;
  quiet?: boolean;
}) {
  const size = large ? { fontSize: 32, fontWeight: 600, letterSpacing: 6 } : { fontSize: quiet ? 14 : 16 };
  return <Text style={{ ...size, color: quiet ? QUIET : INK, lineHeight: 1.5, margin: "0 0 16px" }}>{children}</Text>;
}

export function LetterButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      style={{
        backgroundColor: GREEN,
        borderRadius: 8,
        color: "#f5fcf7",
        fontSize: 16,
        fontWeight: 600,
        marginBottom: 20,
        padding: "12px 20px",
      }}
    >
      {children}
    </Button>
  );
}
