import { z } from 'zod'
import { documentStatuses } from '../enumeration.ts'
import { cancelled, day, id, instant, namedProduct } from '../field.ts'

/** Goods that are gone (thất thoát), or taken for one another (nhầm lẫn). */
export const incidentKinds = ['LOSS', 'CONFUSION'] as const
export type IncidentKind = (typeof incidentKinds)[number]
/** Hours after the discovery within which the pharmacy reports to the authority (rules on medicines under special control). */
export const incidentHours = 48

export const summary = z.object({
  id,
  code: z.string(),
  status: z.enum(documentStatuses),
  branchId: id,
  kind: z.enum(incidentKinds),
  discoveredAt: instant,
  discoveredBy: z.string(),
  recipient: z.string(),
  sentAt: instant.nullable(),
  /** Until when it has to be sent. */
  dueAt: instant,
  createdByName: z.string(),
  createdAt: instant,
  businessDay: day,
  /** The medicines in a line of text. */
  goods: z.string(),
})

export const drugIncident = summary.extend({
  happenedAt: instant.nullable(),
  place: z.string().nullable(),
  description: z.string(),
  cause: z.string().nullable(),
  handling: z.string().nullable(),
  sentByName: z.string().nullable(),
  inventoryCheckId: id.nullable(),
  inventoryCheckCode: z.string().nullable(),
  version: z.int(),
  ...cancelled,
  items: z.array(
    z.object({
      id,
      ...namedProduct,
      strength: z.string().nullable(),
      registrationNumber: z.string().nullable(),
      controlGroup: z.string().nullable(),
      lotNumber: z.string(),
      expiryDate: day.nullable(),
      unitId: id,
      unitName: z.string(),
      quantity: z.int(),
      note: z.string().nullable(),
    }),
  ),
})
export type DrugIncident = z.output<typeof drugIncident>
