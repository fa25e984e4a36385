import { authRoutes } from './auth.ts'
import { billRoutes } from './bill.ts'
import { exportRoutes } from './export.ts'
import { homeRoutes } from './home.ts'
import { inboundRoutes } from './inbound.ts'
import { cashbookRoutes, debtRoutes, voucherRoutes } from './money.ts'
import { customerRoutes, providerRoutes } from './partner.ts'
import { productRoutes } from './product.ts'
import type { FeatureRoutes } from './route.ts'
import { settingRoutes } from './setting.ts'
import { tillRoutes } from './till.ts'
import { uploadRoutes } from './upload.ts'
import { userLogRoutes } from './user-log.ts'

/** Every route of the product by feature: what the client's types, OpenAPI and the tests over all routes read. */
export const contract = {
  auth: authRoutes,
  bill: billRoutes,
  cashbook: cashbookRoutes,
  customer: customerRoutes,
  debt: debtRoutes,
  export: exportRoutes,
  home: homeRoutes,
  inbound: inboundRoutes,
  product: productRoutes,
  provider: providerRoutes,
  setting: settingRoutes,
  till: tillRoutes,
  upload: uploadRoutes,
  userLog: userLogRoutes,
  voucher: voucherRoutes,
} satisfies Record<string, FeatureRoutes>
