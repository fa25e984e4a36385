import type { printerRoutes } from '@quay/contract/printer/routes'
import type { Handlers } from '../../http/call.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { createPrinter } from './create-printer.ts'
import { deletePrinter } from './delete-printer.ts'
import { printPaper } from './print-paper.ts'
import { makePrintTurns } from './print-turns.ts'
import { listPrinters } from './printer-store.ts'
import type { Printing } from './printing.ts'
import { makePrinterSearch } from './search-printers.ts'
import { updatePrinter } from './update-printer.ts'

export function printerHandlers(printing: Printing): Handlers<typeof printerRoutes> {
  const turn = makePrintTurns()
  const search = makePrinterSearch(printing)
  return {
    list: ({ tx, actor, query }) => listPrinters(tx, branchOf(actor, query.branchId)),
    queues: ({ tx }) => tx.releaseWhile(() => printing.queues.names()),
    search: ({ tx }) => search(tx),
    create: ({ tx, actor, body, hash }) => createPrinter(tx, actor, body, hash, printing),
    update: ({ tx, actor, params, body }) => updatePrinter(tx, actor, params.id, body, printing),
    delete: ({ tx, actor, params }) => deletePrinter(tx, actor, params.id),
    print: ({ tx, actor, params, body }) => printPaper(tx, actor, params.id, body, { printing, turn }),
  }
}
