import { z } from 'zod'
import { id, idParams, nothing, phone, text, version } from './field.ts'
import { pageOf, pageQuery } from './page.ts'
import { routes } from './route.ts'

const fields = {
  code: text(40, 1).regex(/^\S+$/, 'Mã bác sĩ không có khoảng trắng'),
  name: text(100, 1),
  phone: phone.nullable(),
  specialty: text(100).nullable(),
  /** As it stands before the name: BS.CKI, ThS. */
  degree: text(60).nullable(),
  workplace: text(150).nullable(),
  note: text(500).nullable(),
}

export const doctorBody = z.strictObject({
  id: id.optional(),
  name: fields.name,
  code: fields.code.optional(),
  phone: fields.phone.optional(),
  specialty: fields.specialty.optional(),
  degree: fields.degree.optional(),
  workplace: fields.workplace.optional(),
  note: fields.note.optional(),
})
export type DoctorBody = z.output<typeof doctorBody>

/** Absent fields stay, null clears. */
export const doctorPatch = z.strictObject({
  version,
  ...z.object(fields).partial().shape,
  isActive: z.literal([0, 1]).optional(),
})
export type DoctorPatch = z.output<typeof doctorPatch>

export const doctor = z.object({
  id,
  code: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  specialty: z.string().nullable(),
  degree: z.string().nullable(),
  workplace: z.string().nullable(),
  note: z.string().nullable(),
  isActive: z.literal([0, 1]),
  /** How many templates of liều are theirs. */
  sampleCount: z.int(),
  version: z.int(),
})
export type Doctor = z.output<typeof doctor>

/** A doctor as one is chosen from a list: without phone and note. */
const found = z.object({
  id,
  code: z.string(),
  name: z.string(),
  degree: z.string().nullable(),
  specialty: z.string().nullable(),
  workplace: z.string().nullable(),
})
export type FoundDoctor = z.output<typeof found>

const refusals = ['not-found', 'code-taken'] as const

export const doctorRoutes = routes({
  list: {
    method: 'GET',
    path: '/doctor',
    summary: 'Danh sách bác sĩ: tìm theo tên, mã, điện thoại, chuyên khoa, nơi công tác',
    permission: { model: 'doctor', action: 'read' },
    query: pageQuery.extend({ isActive: z.enum(['0', '1']).optional(), specialty: text(100).optional() }),
    response: pageOf(doctor),
  },
  words: {
    method: 'GET',
    path: '/doctor/word',
    summary: 'Các chuyên khoa, học vị, nơi công tác đã ghi',
    permission: { model: 'doctor', action: 'read' },
    response: z.object({
      specialties: z.array(z.string()),
      degrees: z.array(z.string()),
      workplaces: z.array(z.string()),
    }),
  },
  find: {
    method: 'GET',
    path: '/doctor/find',
    summary: 'Tìm bác sĩ đang làm việc với cửa hàng để chọn vào liều mẫu',
    permission: {
      anyOf: [
        { model: 'doctor', action: 'read' },
        { model: 'sample_medicine', action: 'read' },
      ],
    },
    query: z.object({ keyword: text(100).optional() }),
    response: z.object({ items: z.array(found) }),
  },
  create: {
    method: 'POST',
    path: '/doctor',
    summary: 'Thêm bác sĩ',
    permission: { model: 'doctor', action: 'create' },
    body: doctorBody,
    response: doctor,
    status: 201,
    audit: 'doctor.create',
    idempotency: 'client-id',
    errors: ['code-taken', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/doctor/:id',
    summary: 'Sửa, ngưng dùng, dùng lại một bác sĩ',
    permission: { model: 'doctor', action: 'update' },
    params: idParams,
    body: doctorPatch,
    response: doctor,
    audit: 'doctor.update',
    idempotency: 'key',
    errors: [...refusals, 'version-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/doctor/:id',
    summary: 'Xóa bác sĩ không đứng tên liều mẫu nào',
    permission: { model: 'doctor', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'doctor.delete',
    idempotency: 'natural',
    errors: ['not-found', 'doctor-in-use'],
  },
})
