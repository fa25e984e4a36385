import { authRoutes } from './auth.ts'
import { billRoutes } from './bill.ts'
import { homeRoutes } from './home.ts'
import { inboundRoutes } from './inbound.ts'
import { cashbookRoutes, debtRoutes, voucherRoutes } from './money.ts'
import { customerRoutes, providerRoutes } from './partner.ts'
import { productRoutes } from './product.ts'
import type { FeatureRoutes } from './route.ts'
import { tillRoutes } from './till.ts'
import { userLogRoutes } from './user-log.ts'
import { uploadRoutes } from './upload.ts'

/** Every route of the product by feature: what the client's types, OpenAPI and the tests over all routes read. */
export const contract = {
  auth: authRoutes,
  bill: billRoutes,
  cashbook: cashbookRoutes,
  customer: customerRoutes,
  debt: debtRoutes,
  home: homeRoutes,
  inbound: inboundRoutes,
  product: productRoutes,
  provider: providerRoutes,
  till: tillRoutes,
  userLog: userLogRoutes,
  voucher: voucherRoutes,
  upload: uploadRoutes,
} satisfies Record<string, FeatureRoutes>
