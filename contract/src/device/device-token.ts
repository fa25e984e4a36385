import { z } from 'zod'

/** A browser's word for itself, as it travels with a sale: its id and its secret. */
export const deviceToken = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.[\w-]{43}$/, 'Mã máy không hợp lệ')
