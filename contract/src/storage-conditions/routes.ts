import { z } from 'zod'
import { day, id, idParams, text, version } from '../field.ts'
import { branchFilter } from '../page.ts'
import { routes } from '../route.ts'

import {
  humidity,
  placeFields,
  reading,
  readingBody,
  storageConditionsSlots,
  storagePlace,
  storagePlaceBody,
  temperature,
} from './shapes.ts'

const read = { model: 'check_inventory', action: 'read' } as const
const record = { model: 'check_inventory', action: 'create' } as const
const manage = { model: 'check_inventory', action: 'update' } as const

export const storageConditionsRoutes = routes({
  places: {
    method: 'GET',
    path: '/storage-place',
    summary: 'Nơi bảo quản của chi nhánh: giới hạn nhiệt độ, độ ẩm và nhiệt ẩm kế; nơi đã ngưng ở cuối',
    permission: read,
    query: z.object(branchFilter),
    response: z.array(storagePlace),
  },
  createPlace: {
    method: 'POST',
    path: '/storage-place',
    summary: 'Thêm nơi bảo quản',
    permission: manage,
    body: storagePlaceBody,
    response: storagePlace,
    status: 201,
    audit: 'storage-place.create',
    idempotency: 'client-id',
    errors: [
      'branch-inactive',
      'storage-place-name-taken',
      'storage-conditions-limits-crossed',
      'idempotency-conflict',
      'not-found',
    ],
  },
  replacePlace: {
    method: 'PUT',
    path: '/storage-place/:id',
    summary: 'Sửa nơi bảo quản, giới hạn, nhiệt ẩm kế; hoặc ngưng theo dõi',
    permission: manage,
    params: idParams,
    body: z.strictObject({ version, isActive: z.boolean(), ...placeFields }),
    response: storagePlace,
    audit: 'storage-place.update',
    idempotency: 'key',
    errors: ['not-found', 'version-conflict', 'storage-place-name-taken', 'storage-conditions-limits-crossed'],
  },
  today: {
    method: 'GET',
    path: '/storage-reading/today',
    summary: 'Hôm nay: từng nơi với hai lần ghi, lần nào đã đến giờ mà chưa ghi, và các lần thiếu mấy ngày qua',
    permission: read,
    query: z.object(branchFilter),
    response: z.object({
      day,
      /** The slot of this hour. */
      slot: z.enum(storageConditionsSlots),
      places: z.array(
        storagePlace.extend({
          readings: z.array(reading),
          /** Slots of today that are due and not taken. */
          due: z.array(z.enum(storageConditionsSlots)),
          /** The one before today's, to begin from. */
          last: z.object({ temperature: z.int(), humidity: z.int().nullable() }).nullable(),
          /** Of the days before today that can still be written, the latest first. */
          missing: z.array(z.object({ day, slot: z.enum(storageConditionsSlots) })),
        }),
      ),
    }),
  },
  sheet: {
    method: 'GET',
    path: '/storage-reading/sheet',
    summary: 'Sổ theo dõi nhiệt độ, độ ẩm một tháng của một nơi: ngày nào thiếu, lần nào vượt giới hạn',
    permission: read,
    query: z.object({
      storagePlaceId: id,
      month: z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Tháng không hợp lệ'),
    }),
    response: z.object({
      place: storagePlace,
      branchName: z.string(),
      month: z.string(),
      readings: z.array(reading),
      missing: z.array(z.object({ day, slot: z.enum(storageConditionsSlots) })),
    }),
    errors: ['not-found'],
  },
  record: {
    method: 'POST',
    path: '/storage-reading',
    summary: 'Ghi nhiệt độ, độ ẩm một lần; vượt giới hạn thì phải nói đã xử lý thế nào',
    permission: record,
    body: readingBody,
    response: reading,
    status: 201,
    audit: 'storage-conditions.record',
    idempotency: 'client-id',
    errors: [
      'not-found',
      'branch-inactive',
      'storage-conditions-recorded',
      'storage-conditions-too-early',
      'storage-conditions-day-wrong',
      'storage-conditions-place-stopped',
      'storage-conditions-humidity-missing',
      'storage-conditions-action-missing',
      'idempotency-conflict',
    ],
  },
  correct: {
    method: 'PATCH',
    path: '/storage-reading/:id',
    summary: 'Sửa một lần ghi nhầm, với lý do; nhật ký giữ số cũ',
    permission: record,
    params: idParams,
    body: z.strictObject({
      version,
      temperature,
      humidity: humidity.nullish(),
      action: text(300).nullish(),
      reason: text(300, 1),
    }),
    response: reading,
    audit: 'storage-conditions.correct',
    idempotency: 'key',
    errors: [
      'not-found',
      'version-conflict',
      'storage-conditions-day-wrong',
      'storage-conditions-humidity-missing',
      'storage-conditions-action-missing',
    ],
  },
})
