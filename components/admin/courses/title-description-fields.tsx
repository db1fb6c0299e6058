import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

/** Title and description, which courses, modules and topics share. */
export function TitleDescriptionFields() {
  const { register, formState } = useFormContext<{ title: string; description: string }>();
  const { title, description } = formState.errors;
  return (
    <>
      <Field label="Title" error={title?.message}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...register("title")} />}
      </Field>
      <Field label="Description" error={description?.message}>
        {(wiring) => <Textarea className="min-h-24" {...wiring} {...register("description")} />}
      </Field>
    </>
  );
}
