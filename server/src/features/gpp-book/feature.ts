import { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import { defineFeature, routed } from '../../feature.ts'
import { gppBookHandlers } from './routes.ts'
import { signatureChecks } from './sign-book.ts'

export const gppBookFeature = defineFeature({
  routes: [routed(gppBookRoutes, gppBookHandlers)],
  refusals: { book_signature_once: 'book-signed-meanwhile', book_signature_one_behind: 'book-signed-meanwhile' },
  checks: signatureChecks,
})
