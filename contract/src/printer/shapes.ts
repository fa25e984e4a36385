import { z } from 'zod'
import { id, text, version } from '../field.ts'
import { printerTraits } from './traits.ts'

/** How the server reaches a printer: by the shop's network at port 9100, or by a print queue of its own computer. */
export const printerKinds = ['LAN', 'QUEUE'] as const
/** An address in a network or a name in it; what it leads to is checked when it is called. */
const lanAddress = /^(?:[A-Za-z0-9](?:[A-Za-z0-9.-]{0,98}[A-Za-z0-9])?|[0-9A-Fa-f:]{2,45})$/

export const printer = z.object({
  id,
  branchId: id,
  name: z.string(),
  kind: z.enum(printerKinds),
  address: z.string(),
  ...printerTraits,
  version: z.int(),
})
export type Printer = z.output<typeof printer>

const fields = { name: text(40, 1), kind: z.enum(printerKinds), address: text(100, 1), ...printerTraits }
const addressFits = ({ kind, address }: { kind?: string | undefined; address?: string | undefined }) =>
  kind !== 'LAN' || address === undefined || lanAddress.test(address)
const notAnAddress = { message: 'Địa chỉ máy in không hợp lệ', path: ['address'] }

export const printerBody = z
  .strictObject({ id: id.optional(), branchId: id.optional(), ...fields })
  .refine(addressFits, notAnAddress)
export const printerPatch = z.strictObject({ version, ...z.object(fields).partial().shape })

/** Bytes of one paper at most: five metres of a roll. */
export const mostPrintBytes = 1_048_576

/** Why a printer did not take a paper. */
export const printFaults = ['paper-out', 'cover-open', 'unreachable', 'slow'] as const
export type PrintFault = (typeof printFaults)[number]
