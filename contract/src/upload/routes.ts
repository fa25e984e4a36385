import { routes } from '../route.ts'

import { uploadBody, uploadedImage, uploadLimit } from './shapes.ts'

export const uploadRoutes = routes({
  image: {
    method: 'POST',
    path: '/upload',
    summary: 'Tải ảnh lên: ảnh đại diện, logo hoặc ảnh hàng; được thu nhỏ và bỏ dữ liệu kèm theo',
    permission: 'signed-in',
    body: uploadBody,
    bodyLimit: uploadLimit,
    response: uploadedImage,
    status: 201,
    audit: 'image.upload',
    idempotency: 'client-id',
    errors: ['quota-reached', 'image-unreadable', 'image-too-large', 'files-waiting', 'idempotency-conflict'],
  },
})
