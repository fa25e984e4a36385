import { bankMatchRoutes } from '@quay/contract/bank-transfer/matching'
import { bankTransferRoutes } from '@quay/contract/bank-transfer/routes'
import { defineFeature, routed } from '../../feature.ts'
import { bankTransferChecks } from '../../verification/money/bank-transfers.ts'
import { bankMatchHandlers } from './match-routes.ts'
import { bankTransferHandlers } from './routes.ts'

export const bankTransferFeature = defineFeature({
  routes: [routed(bankTransferRoutes, bankTransferHandlers), routed(bankMatchRoutes, bankMatchHandlers)],
  refusals: { bank_statement_line_transfer_once: 'transfer-not-waiting' },
  checks: [...bankTransferChecks],
})
