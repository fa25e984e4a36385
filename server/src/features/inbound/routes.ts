import type { providerPriceRoutes } from '@quay/contract/inbound/provider-price'
import type { inboundRoutes } from '@quay/contract/inbound/routes'
import { exportDocuments } from '../../document/export-documents.ts'
import { createDraft, replaceDraft } from '../../document/write-draft.ts'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { payDebt } from '../debt/pay-debt.ts'
import { resendReports } from '../submission/resend.ts'
import { amendInbound } from './amend-inbound.ts'
import { cancelInbound } from './cancel-inbound.ts'
import { deleteDraft } from './delete-draft.ts'
import { inboundFile } from './export-inbounds.ts'
import { inboundKind } from './inbound-kind.ts'
import { inbounds, readInbound } from './inbound-queries.ts'
import { listLikeGoods } from './invoice/list-like-goods.ts'
import { readInvoice, readPdfInvoice } from './invoice/read-invoice.ts'
import { listKnownGoods } from './list-known-goods.ts'
import { listProviderPrices, providerPriceFile } from './provider-prices.ts'
import { listPeople } from './read-receipt.ts'
import { listAcceptance, listKnownLots } from './received-lot-queries.ts'

export const inboundHandlers: Handlers<typeof inboundRoutes> = {
  list: ({ tx, actor, query }) => inbounds.list(tx, actor, query),
  total: ({ tx, actor, query }) => inbounds.total(tx, actor, query),
  export: ({ tx, actor, body }) => exportDocuments(tx, actor, inboundFile, body),
  people: ({ tx, actor, query }) => listPeople(tx, actor, query),
  acceptance: ({ tx, actor, query }) => listAcceptance(tx, actor, query),
  likeGoods: ({ tx, query }) => listLikeGoods(tx, query),
  knownGoods: ({ tx, actor, query }) => listKnownGoods(tx, actor, query),
  knownLots: ({ tx, query }) => listKnownLots(tx, query),
  get: ({ tx, actor, params }) => readInbound(tx, actor, params.id),
  create: ({ tx, actor, body, hash }) => createDraft(tx, actor, inboundKind, body, hash),
  readInvoice: ({ tx, actor, body }) => readInvoice(tx, actor, body),
  readPdfInvoice: ({ tx, actor, body }) => readPdfInvoice(tx, actor, body),
  replace: ({ tx, actor, params, body }) => replaceDraft(tx, actor, inboundKind, params.id, body),
  amend: ({ tx, actor, params, body }) => amendInbound(tx, actor, params.id, body),
  deleteDraft: ({ tx, actor, params }) => deleteDraft(tx, actor, params.id),
  resend: ({ tx, actor, params }) => resendReports(tx, actor, 'inbound', inboundKind, params.id),
  cancel: ({ tx, actor, params, body }) => cancelInbound(tx, actor, params.id, body),
  payDebt: ({ tx, actor, body: { providerId, ...payment }, hash }) =>
    payDebt(tx, actor, { ...payment, partnerKind: 'provider', partnerId: providerId }, hash),
}

export const providerPriceHandlers: Handlers<typeof providerPriceRoutes> = {
  list: ({ tx, actor, query }) => listProviderPrices(tx, actor, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, providerPriceFile, body, page => listProviderPrices(tx, actor, { ...body, ...page })),
}
