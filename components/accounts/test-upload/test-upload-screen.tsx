"use client";
import { PageHeading } from "@/components/shell/page-heading";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useTryAvatar, useTryCourseImage } from "@/lib/accounts/hooks/profile";
import { UploadTrial } from "./upload-trial";

export function TestUploadScreen() {
  const [avatar, course] = [useTryAvatar(), useTryCourseImage()];
  return (
    <div className="max-w-2xl">
      <PageHeading
        title="Test upload"
        description="Sends a picture the way the product does and shows what comes back."
      />
      <Tabs defaultValue="avatar">
        <TabsList aria-label="What to upload">
          <TabsTrigger value="avatar">User avatar</TabsTrigger>
          <TabsTrigger value="course">Course image</TabsTrigger>
        </TabsList>
        <TabsContent value="avatar">
          <UploadTrial
            label="Avatar"
            note="You need to be logged in. The picture becomes your avatar."
            pending={avatar.isPending}
            url={avatar.data?.avatarUrl}
            onUpload={(file) => avatar.mutate({ file })}
          />
        </TabsContent>
        <TabsContent value="course">
          <UploadTrial
            label="Course image"
            note="You need admin rights. A picture that no course uses is removed after a day."
            pending={course.isPending}
            url={course.data?.imageUrl}
            onUpload={(file) => course.mutate({ file })}
          />
        </TabsContent>
      </Tabs>
    </div>
  );
}
