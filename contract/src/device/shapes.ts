import { z } from 'zod'
import { day, id, instant, text, version } from '../field.ts'
import { tillPrint } from './till-print.ts'

/** What only the registered browser knows: 32 random bytes, made there. */
const secret = z.string().regex(/^[\w-]{43}$/, 'Mã máy không hợp lệ')

/** Widths of a roll in millimetres; 72 and 48 of them can be printed on. */
export const rollWidths = [80, 58] as const
const paper = z.literal([...rollWidths], 'Khổ giấy là 80 hoặc 58 mm').nullable()
export const prefix = text(4, 1)
  .toUpperCase()
  .regex(/^[A-Z0-9]+$/, 'Chỉ gồm chữ không dấu và số')

/** More room than any till has; one that has more says this. */
export const mostFreeBytes = 2 ** 44

/** What a till says of itself, at its opening and every five minutes; what it does not know it leaves out. */
export const deviceReport = z.strictObject({
  /** Unsent sales and returns of all sellers. */
  queued: z.int().min(0).max(1_000_000),
  oldestAt: instant.nullish(),
  /** The `asOf` of its goods. */
  goodsAsOf: instant.nullish(),
  build: text(40).optional(),
  format: z.int().min(1).max(1000).optional(),
  /** Whether the browser promised to keep its data. */
  isPersisted: z.boolean().optional(),
  freeBytes: z.int().min(0).max(mostFreeBytes).nullish(),
  /** Of its own store of sales, and the last number that it gave there. */
  series: z
    .string()
    .regex(/^[A-Z]{4}$/)
    .optional(),
  sequence: z.int().min(0).max(999_999_999).optional(),
  /** Shifts of this till that still have unsent sales. */
  shiftIds: z.array(text(60)).max(50).optional(),
})
export type DeviceReport = z.output<typeof deviceReport>

/** A kept sale that never came, though one behind it did. */
const missingSale = z.object({
  series: z.string(),
  sequence: z.int(),
  /** Of the sale that came behind it. */
  day,
  sentence: z.string(),
})

export const device = z.object({
  id,
  branchId: id,
  branchName: z.string(),
  name: z.string(),
  /** Stands in the numbers of receipts printed without a network, as in OFF-Q1-ABC234. */
  prefix: z.string(),
  /** Width of its roll in millimetres; null is what the branch prints on. */
  paper,
  /** How it prints; null until a person sets it up. */
  print: tillPrint.nullable(),
  isActive: z.int(),
  lastSeenAt: instant.nullable(),
  lastSeenBy: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
  /** When it last spoke to the server: a report, or a sale. */
  lastContactAt: instant.nullable(),
  /** What it said of itself then; null before its first report. */
  report: z
    .object({
      at: instant,
      queued: z.int(),
      oldestAt: instant.nullable(),
      goodsAsOf: instant.nullable(),
      build: z.string().nullable(),
      isPersisted: z.boolean().nullable(),
      freeBytes: z.int().nullable(),
    })
    .nullable(),
  /** Kept sales that never came; at most twenty. */
  missing: z.array(missingSale),
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
