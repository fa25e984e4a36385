import { z } from 'zod'
import { id, idParams, instant, maxAmount, nothing, text } from '../field.ts'
import type { ModelPermission } from '../right/permission.ts'
import { routes } from '../route.ts'
import { sheetType } from '../sheet-type.ts'

/** How long a file that was made meanwhile is kept. */
export const keptHours = 72
/** At most so many files of one person and of a store are kept, and so many bytes of the store. */
export const mostKept = { ofPerson: 10, ofStore: 40, bytes: 200 * 1_048_576 } as const

const takesOut: ModelPermission = { model: 'data_export', action: 'create' }

export const keptFile = z.object({
  id,
  title: z.string(),
  status: z.enum(['MAKING', 'READY', 'FAILED']),
  /** How many rows are written so far, of how many; of a ready file all of them. */
  done: z.int(),
  total: z.int(),
  /** Bytes of a ready file. */
  size: z.int().nullable(),
  /** Why there is none. */
  refusal: z.string().nullable(),
  createdAt: instant,
  /** Until when it is kept. */
  expiresAt: instant,
})
export type KeptFile = z.output<typeof keptFile>

const askedValue = z.union([
  z.string().max(500),
  z.number().min(-maxAmount).max(maxAmount),
  z.boolean(),
  z.null(),
  z.array(z.string().max(100)).max(200),
])

export const exportFileRoutes = routes({
  list: {
    method: 'GET',
    path: '/export-file',
    summary: 'Các tệp Excel của mình, làm trong lúc làm việc khác',
    permission: takesOut,
    response: z.array(keptFile),
  },
  ask: {
    method: 'POST',
    path: '/export-file',
    summary: 'Làm một tệp Excel trong lúc làm việc khác',
    permission: takesOut,
    body: z.strictObject({
      id,
      /** The route whose file is wanted, as in `/bill/export`, and what it is asked for. */
      route: z
        .string()
        .max(100)
        .regex(/^(\/[a-z_-]+)+$/, 'Đường dẫn không hợp lệ'),
      asked: z
        .record(z.string().max(60), z.union([askedValue, z.record(z.string().max(60), askedValue)]))
        .refine(asked => Object.keys(asked).length <= 60, 'Tối đa 60 điều kiện'),
      title: text(200, 1),
    }),
    response: keptFile,
    status: 201,
    audit: 'export-file.ask',
    idempotency: 'natural',
    eachApart: true,
    errors: ['forbidden', 'not-found', 'invalid-input', 'idempotency-conflict', 'export-files-full'],
  },
  again: {
    method: 'POST',
    path: '/export-file/:id/again',
    summary: 'Làm lại một tệp Excel chưa làm được',
    permission: takesOut,
    params: idParams,
    response: keptFile,
    audit: 'export-file.ask',
    idempotency: 'natural',
    eachApart: true,
    errors: ['forbidden', 'not-found', 'export-file-there'],
  },
  fetch: {
    method: 'GET',
    path: '/export-file/:id/content',
    summary: 'Tải một tệp Excel đã làm xong',
    permission: takesOut,
    params: idParams,
    response: z.null(),
    file: sheetType,
    // A file that is being made holds the store's turn in the lane of files.
    work: 'report',
    errors: ['forbidden', 'not-found', 'export-file-missing', 'export-file-rights'],
  },
  delete: {
    method: 'DELETE',
    path: '/export-file/:id',
    summary: 'Dừng làm một tệp Excel, hoặc xóa tệp đã xong',
    permission: takesOut,
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'export-file.delete',
    idempotency: 'natural',
    errors: ['not-found'],
  },
})
