"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/mails";

const getMailPreferences = clientEndpoint<typeof contract.getMailPreferences>("GET", "/api/user/mail-preferences");
const updateMailPreferences = clientEndpoint<typeof contract.updateMailPreferences>(
  "PATCH",
  "/api/user/mail-preferences",
);

export const useMailPreferences = () => useEndpoint(getMailPreferences, {});

export const useUpdateMailPreferences = () =>
  useEndpointMutation(updateMailPreferences, {
    invalidates: [getMailPreferences.path],
    successToast: "Notification preference updated",
    errorToast: "Error",
    optimistic: (client, { body }) => {
      const key = queryKeyOf(getMailPreferences);
      const before = client.getQueryData<object>(key);
      if (before) client.setQueryData(key, { ...before, ...body });
      return () => client.setQueryData(key, before);
    },
  });
