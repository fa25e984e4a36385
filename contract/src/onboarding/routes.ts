import { z } from 'zod'
import { routes } from '../route.ts'

import { onboarding, sampleKinds } from './shapes.ts'

export const onboardingRoutes = routes({
  get: {
    method: 'GET',
    path: '/onboarding',
    summary: 'Những việc của ngày đầu và việc nào đã xong; hàng mẫu còn hay không',
    permission: 'signed-in',
    response: onboarding,
  },
  hide: {
    method: 'POST',
    path: '/onboarding/hide',
    summary: 'Cất hoặc mở lại danh sách việc ngày đầu của tôi',
    permission: 'signed-in',
    body: z.strictObject({ hidden: z.boolean() }),
    response: onboarding,
    audit: 'onboarding.hide',
    idempotency: 'natural',
  },
  addSamples: {
    method: 'POST',
    path: '/onboarding/samples',
    summary: 'Thêm hàng mẫu có tồn kho để dùng thử; chỉ khi cửa hàng chưa có hàng nào',
    permission: { model: 'list_product', action: 'create' },
    body: z.strictObject({ kind: z.enum(sampleKinds) }),
    response: onboarding,
    audit: 'sample.add',
    idempotency: 'natural',
    errors: ['samples-need-no-goods', 'quota-reached'],
  },
  removeSamples: {
    method: 'DELETE',
    path: '/onboarding/samples',
    summary: 'Bỏ hàng mẫu: hủy phiếu nhập mẫu, ngưng bán hàng mẫu; chỉ khi không chứng từ nào đang dùng',
    permission: { model: 'list_product', action: 'delete' },
    response: onboarding,
    audit: 'sample.remove',
    idempotency: 'natural',
    errors: ['samples-in-use', 'not-found'],
  },
})
