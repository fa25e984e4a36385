import { productRoutes } from '@quay/contract/product/routes'
import { productCareRoutes } from '@quay/contract/product-care/routes'
import { productListRoutes } from '@quay/contract/product-list/routes'
import { defineFeature, routed } from '../../feature.ts'
import { catalogueChecks } from '../../verification/goods/catalogue.ts'
import { productCareHandlers } from './care-routes.ts'
import { productCodes, productMergeCodes } from './codes.ts'
import { productListHandlers } from './list-routes.ts'
import { productHandlers } from './routes.ts'

export const productFeature = defineFeature({
  routes: [
    routed(productRoutes, productHandlers),
    routed(productListRoutes, productListHandlers),
    routed(productCareRoutes, productCareHandlers),
  ],
  codes: [productCodes, productMergeCodes],
  refusals: {
    product_code_once: 'product-code-taken',
    product_barcode_once: 'barcode-taken',
    manufacturer_name_once: 'manufacturer-name-taken',
    product_position_name_once: 'position-name-taken',
    product_manufacturer_fk: 'not-found',
    product_position_fk: 'not-found',
    combo_item_component_fk: 'not-found',
    combo_item_unit_fk: 'not-found',
    product_group_name_once: 'group-name-taken',
    product_group_fk: 'not-found',
    product_group_parent_fk: 'not-found',
    product_stock_levels_in_order: 'stock-levels-crossed',
  },
  checks: [...catalogueChecks],
})
