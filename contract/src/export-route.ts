import { z } from 'zod'
import { id } from './field.ts'
import type { Permission } from './right/permission.ts'
import { sheetType } from './sheet-type.ts'

/**
 * A route that answers with an Excel file of a list: of the `filter` that the list takes. Who may read the list may ask for it, and needs
 * the right to take lists out besides.
 */
export const exportRoute = <
  const Path extends `/${string}`,
  const Right extends Permission,
  Filter extends z.ZodRawShape,
>(
  path: Path,
  summary: string,
  permission: Right,
  filter: Filter,
) =>
  ({
    method: 'POST',
    path,
    summary,
    permission,
    /** With an `id` the progress can be asked for (GET export/:id). */
    body: z.strictObject({ id: id.optional(), ...filter }),
    file: sheetType,
    response: z.null(),
    audit: 'excel.export',
    idempotency: 'natural',
    errors: ['forbidden', 'export-too-large', 'not-found', 'too-many-requests'],
  }) as const
