"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { SearchBox } from "./search-box";

/** Enter opens the list of courses with what was typed. */
export function CourseSearch() {
  const router = useRouter();
  const [text, setText] = useState("");
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) router.push(`/courses?q=${encodeURIComponent(text.trim())}`);
  };
  return (
    <search>
      <form onSubmit={search}>
        <SearchBox
          label="Search courses and modules"
          placeholder="Search courses, modules..."
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </search>
  );
}
