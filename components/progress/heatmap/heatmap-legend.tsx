const LEVELS = ["bg-heat-0 border", "bg-heat-1", "bg-heat-2", "bg-heat-3", "bg-heat-4"];

export function HeatmapLegend() {
  return (
    <p aria-hidden="true" className="mt-4 flex items-center gap-1.5 text-muted-foreground text-xs">
      <span className="mr-1">None</span>
      {LEVELS.map((look) => (
        <span key={look} className={`size-3 rounded-[3px] ${look}`} />
      ))}
      <span className="ml-1">5 or more topics</span>
    </p>
  );
}
