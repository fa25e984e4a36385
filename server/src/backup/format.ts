/**
 * The content of a backup, which is packed (gzip) and sealed (seal.ts): a line of JSON about it, then each table as a
 * line of JSON followed by its rows as COPY writes them and the line `\.` (which no row can be), at last a line of JSON
 * with what must have come. docs/topics/operations.md.
 */
import { z } from 'zod'

export const endOfRows = '\\.\n'

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)

export const headerSchema = z.object({
  format: z.literal('quay-backup'),
  version: z.literal(1),
  madeAt: z.string(),
  /** The schema of the rows: a restore makes exactly this one first. */
  migrations: z.array(z.string()),
  /** The shop's secrets, newest first: only in an encrypted copy, so that a new machine needs the paper alone. */
  secrets: z.array(z.string().min(1)).optional(),
})
export type Header = z.infer<typeof headerSchema>

export const tableSchema = z.object({ table: name, columns: z.array(name).min(1) })
export type BackupTable = z.infer<typeof tableSchema>

export const footerSchema = z.object({ end: z.literal(true), rows: z.record(name, z.int()) })
export type Footer = z.infer<typeof footerSchema>

export const sectionSchema = z.union([tableSchema, footerSchema])
