import { useRouter } from "next/navigation";
import { beginNavigation } from "@/components/ui/pending-navigation";

/** Opens a page as a link does, with the frame of its screen while it is loading. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    beginNavigation(href);
    router.push(href);
  };
}
