import { z } from 'zod'
import { id, instant, text, version } from '../field.ts'
import { tillPrint } from './till-print.ts'

/** What only the registered browser knows: 32 random bytes, made there. */
const secret = z.string().regex(/^[\w-]{43}$/, 'Mã máy không hợp lệ')

/** A browser's word for itself, as it travels with a sale: its id and its secret. */
export const deviceToken = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.[\w-]{43}$/, 'Mã máy không hợp lệ')

/** Widths of a roll in millimetres; 72 and 48 of them can be printed on. */
export const rollWidths = [80, 58] as const
const paper = z.literal([...rollWidths], 'Khổ giấy là 80 hoặc 58 mm').nullable()
export const prefix = text(4, 1)
  .toUpperCase()
  .regex(/^[A-Z0-9]+$/, 'Chỉ gồm chữ không dấu và số')

export const device = z.object({
  id,
  branchId: id,
  branchName: z.string(),
  name: z.string(),
  /** Stands in the numbers of receipts printed without a network, as in OFF-Q1-ABC234. */
  prefix: z.string(),
  /** Width of its roll in millimetres; null is what the branch prints on. */
  paper,
  /** How it prints; null until somebody set it up. */
  print: tillPrint.nullable(),
  isActive: z.int(),
  lastSeenAt: instant.nullable(),
  lastSeenBy: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
})
export type Device = z.output<typeof device>

/** What the browser itself keeps of it. */
export const ownDevice = device.pick({
  id: true,
  branchId: true,
  name: true,
  prefix: true,
  paper: true,
  print: true,
  isActive: true,
})

export const deviceBody = z.strictObject({
  id: id.optional(),
  branchId: id.optional(),
  name: text(40, 1),
  prefix,
  paper: paper.default(null),
  secret,
})

export const devicePatch = z.strictObject({
  version,
  name: text(40, 1).optional(),
  branchId: id.optional(),
  paper: paper.optional(),
  print: tillPrint.nullish(),
  /** 0 retires it: its bills keep its name, its prefix is never given again. */
  isActive: z.literal([0, 1], 'Trạng thái không hợp lệ').optional(),
})
