import type { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import type { Handlers } from '../../http/call.ts'
import { readOverview } from './overview.ts'
import { readGppBook } from './read-gpp-book.ts'
import { signBook } from './sign-book.ts'
import { exportGppBook, printGppBook } from './take-out.ts'
import { addNote, cancelNote, finishNote } from './write-note.ts'

export const gppBookHandlers: Handlers<typeof gppBookRoutes> = {
  overview: ({ tx, actor, query }) => readOverview(tx, actor, query),
  read: ({ tx, actor, query }) => readGppBook(tx, actor, query),
  export: ({ tx, actor, body }) => exportGppBook(tx, actor, body),
  print: ({ tx, actor, body }) => printGppBook(tx, actor, body),
  sign: ({ tx, actor, body }) => signBook(tx, actor, body),
  addNote: ({ tx, actor, body, hash }) => addNote(tx, actor, body, hash),
  finishNote: ({ tx, actor, params, body }) => finishNote(tx, actor, params.id, body),
  cancelNote: ({ tx, actor, params, body }) => cancelNote(tx, actor, params.id, body),
}
