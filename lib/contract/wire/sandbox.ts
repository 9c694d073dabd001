import { z } from "zod";
import { RequestId } from "@/lib/contract/wire/request";
import { EVENT_TYPES } from "@/lib/rules/request";

const Story = z.string().meta({ description: "A description in a sentence or two." });
const Expect = z.array(z.string()).meta({ description: "The responses and events to expect, in order." });

export const SandboxGuide = z
  .object({
    households: z
      .array(
        z
          .object({
            id: z.string().meta({ description: "The value for `X-Sandbox-Household`.", example: "priya" }),
            name: z.string().meta({ description: "The persona's name." }),
            customer_number: z
              .string()
              .meta({ description: "The number to sign in with on the bank's pages." }),
            story: Story,
            expect: Expect,
            bank: z.string().meta({ description: "The persona's usual bank." }),
            banks: z
              .array(z.string())
              .meta({ description: "The banks where the persona has accounts. If empty, any bank works." }),
            accounts: z
              .array(
                z.object({
                  key: z.string().meta({
                    description:
                      "The account's key for `accounts` in `POST /v1/sandbox/requests/{id}/consent`.",
                  }),
                  name: z.string().meta({ description: "The account's name, as the bank shows it." }),
                  kind: z.string().meta({ description: "The kind of account." }),
                }),
              )
              .meta({ description: "The accounts that the persona can share." }),
          })
          .meta({ id: "SandboxHousehold", description: "A test persona of the sandbox." }),
      )
      .meta({ description: "The test personas." }),
    scenarios: z
      .array(
        z
          .object({
            name: z
              .string()
              .meta({ description: "The value for `X-Sandbox-Scenario`.", example: "delayed_data" }),
            story: Story,
            expect: Expect,
          })
          .meta({ id: "SandboxScenario", description: "A scenario for a test request." }),
      )
      .meta({ description: "The scenarios." }),
    banks: z
      .array(
        z
          .object({
            id: z
              .string()
              .meta({ description: "The bank's id for `bank` in `POST /v1/sandbox/requests/{id}/consent`." }),
            name: z.string().meta({ description: "The bank's name, as the customer sees it." }),
            health: z
              .enum(["healthy", "degraded", "outage"])
              .meta({ description: "`degraded`: slow. `outage`: cannot be reached." }),
            note: z.string().nullable().meta({
              description: "A note if the bank is slow or cannot be reached; null if it is healthy.",
            }),
          })
          .meta({ id: "SandboxBank", description: "A mock bank." }),
      )
      .meta({ description: "The mock banks." }),
  })
  .meta({ id: "SandboxGuide", description: "The sandbox's personas and scenarios, the same every day." });
export type SandboxGuide = z.input<typeof SandboxGuide>;

export const SimulatedEvent = z
  .object({
    request_id: RequestId,
    event: z.enum(EVENT_TYPES).meta({ description: "The event that was sent." }),
    event_id: z.string().meta({
      description: "The `event_id` of the payload.",
      example: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
    }),
    delivery_id: z.string().meta({ description: "The delivery's id, as in the portal's delivery log." }),
  })
  .meta({ id: "SimulatedEvent", description: "The webhook is on its way." });
