"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useUploadCourseImage } from "@/lib/accounts/hooks/profile";
import { courseForm, type ManagedCourse } from "@/lib/admin/contract/courses";
import { useManagedCourses } from "@/lib/admin/hooks";
import { useCreateCourse, useUpdateCourse } from "@/lib/admin/hooks/content";
import { ContentForm } from "./content-form";
import { ImageField } from "./image-field";
import { useContentForm } from "./use-content-form";

type Typed = { title: string; description: string; imageUrl?: string | undefined };

export function CourseDialog({ id, onClose }: { id: number | undefined; onClose(): void }) {
  const { data: courses } = useManagedCourses();
  const [create, update] = [useCreateCourse(), useUpdateCourse()];
  const upload = useUploadCourseImage();
  const content = useContentForm<Typed, ManagedCourse>({
    resolver: zodResolver(courseForm),
    latest: courses?.find((course) => course.id === id),
    typedOf: (row) => ({
      title: row?.title ?? "",
      description: row?.description ?? "",
      imageUrl: row?.imageUrl ?? "",
    }),
    pending: create.isPending || update.isPending || upload.isPending,
    create: (body, after) => create.mutate({ body }, after),
    update: (row, typed, after) =>
      update.mutate({ params: { id: row.id }, body: { ...typed, version: row.version } }, after),
    onClose,
  });
  return (
    <ContentForm noun="Course" content={content} restOf={({ imageUrl }) => ({ Picture: imageUrl })} onClose={onClose}>
      <ImageField upload={upload} />
    </ContentForm>
  );
}
