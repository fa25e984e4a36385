import type { excelRoutes } from '@quay/contract/excel/routes'
import type { Handlers } from '../../http/call.ts'
import type { Runtime } from '../../runtime.ts'
import { readUses } from '../setting/read-uses.ts'
import { checkFile, runFile, shown } from './carry-out.ts'
import { exportList } from './export-list.ts'
import { loadFile, readFile } from './file-store.ts'
import { requireImport } from './import-rights.ts'
import { readPictures, retryPictures } from './product/picture-queue.ts'
import { cancelWork, progressOf } from './running-imports.ts'
import { issueSheet } from './sheet/issue-sheet.ts'
import { templateSheet } from './sheet/template-sheet.ts'
import { uploadFile } from './upload-file.ts'

export const excelHandlers = (runtime: Pick<Runtime, 'pool' | 'sendJob' | 'turns'>): Handlers<typeof excelRoutes> => ({
  upload: ({ tx, actor, body, hash }) => uploadFile(tx, actor, body, hash),
  async get({ tx, actor, params }) {
    const file = await readFile(tx, params.id)
    requireImport(actor, file.kind)
    return file
  },
  check: async ({ tx, actor, params, body }) => shown(await checkFile(tx, actor, params.id, body)),
  async issues({ tx, actor, params, body: { id: _id, ...taking } }) {
    const [file, { issues }] = [await loadFile(tx, params.id), await checkFile(tx, actor, params.id, taking)]
    return issueSheet(file.fileName, issues)
  },
  run: ({ tx, actor, params, body }) => runFile(tx, actor, params.id, body),
  progress: async ({ actor, params }) => progressOf(params.id, actor.employeeId),
  cancel: async ({ actor, params }) => cancelWork(params.id, actor.employeeId),
  async pictures({ tx, actor, params }) {
    requireImport(actor, (await readFile(tx, params.id)).kind)
    return readPictures(tx, params.id)
  },
  async retryPictures({ tx, actor, params }) {
    const file = await readFile(tx, params.id)
    requireImport(actor, file.kind)
    await retryPictures(tx, file)
    return null
  },
  template: async ({ tx, query }) => templateSheet(query.kind, await readUses(tx)),
  export: ({ tx, actor, body }) => exportList(tx, actor, runtime, body),
})
