import { GroupMissing } from "@/components/groups/group-missing";

export default function GroupNotFound() {
  return <GroupMissing />;
}
