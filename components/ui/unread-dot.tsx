/** A dot for new content; its text is for screen readers. */
export function UnreadDot({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true" className="inline-block size-2 shrink-0 rounded-full bg-primary" />
      <span className="sr-only">{label}</span>
    </>
  );
}
