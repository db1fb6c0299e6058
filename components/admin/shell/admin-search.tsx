"use client";
import Form from "next/form";
import { SearchBox } from "@/components/shell/search-box";

export function AdminSearch() {
  return (
    <Form action="/admin/users" prefetch={false} role="search">
      <SearchBox name="q" label="Search users" placeholder="Search users..." maxLength={100} autoComplete="off" />
    </Form>
  );
}
