import { excelFileLimit } from '@quay/contract/excel/limits'
import type { excelRoutes } from '@quay/contract/excel/routes'
import type { ExcelFile } from '@quay/contract/excel/shapes'
import { excelKindText, excelLayoutText } from '@quay/domain/excel/excel-text'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refusedWith, refuseField } from '../../db/domain-error.ts'
import { createFrom } from '../../db/write/create-once.ts'
import { requireRoom } from '../store/require-room.ts'
import { dropOldContents, readFile } from './file-store.ts'
import { requireImport } from './import-rights.ts'
import { readHead } from './sheet/read-sheet.ts'

type Body = z.output<(typeof excelRoutes)['upload']['body']>

/**
 * Keeps a file and says what it is: whose layout, which columns. Nothing of it is taken over yet. Throws `forbidden` for a
 * kind that the caller may not bring in, `excel-unreadable`, `excel-no-header`, `files-waiting`, `idempotency-conflict`.
 */
export async function uploadFile(tx: Tx, actor: Actor, body: Body, hash: Buffer): Promise<ExcelFile> {
  const { kind, fileName } = body
  requireImport(actor, kind)
  return createFrom(tx, 'excel_file', body, hash, {
    read: id => readFile(tx, id),
    async make({ id }) {
      const content = Buffer.from(body.content, 'base64')
      if (content.length > excelFileLimit)
        throw refuseField('excel-unreadable', 'content', { reason: 'tệp lớn hơn 10 MB, hãy chia làm nhiều tệp' })
      const head = await readHead(tx, { work: 'head', kind, bytes: content }).catch(besideTheField)
      if ('noHeader' in head) throw refuseField('excel-no-header', 'content', { columns: head.noHeader })
      await dropOldContents(tx)
      await requireRoom(tx, 'files', 1)
      await requireRoom(tx, 'storage', content.length)
      await tx.insert('excel_file', [
        {
          id,
          kind,
          fileName,
          content,
          layout: head.layout,
          headerRow: head.headerRow,
          rowCount: head.rowCount,
          columns: JSON.stringify(head.columns),
          contentHash: hash,
          createdBy: actor.employeeId,
          createdByName: actor.fullName,
          createdAt: tx.now,
        },
      ])
      const after = {
        fileName,
        content: excelKindText[kind],
        layout: excelLayoutText[head.layout],
        rowCount: head.rowCount,
      }
      await tx.audit('excel.upload', { kind: 'excel', id, code: fileName.slice(0, 100) }, undefined, after)
      return readFile(tx, id)
    },
  })
}

function besideTheField(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'excel-unreadable') throw error
  throw refusedWith(error.code, error.details, { issues: [{ path: 'content', message: error.message }] })
}
