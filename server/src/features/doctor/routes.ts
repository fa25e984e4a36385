import type { doctorRoutes } from '@quay/contract/doctor/routes'
import { exportPages } from '../../export/export-pages.ts'
import type { Handlers } from '../../http/call.ts'
import { createDoctor } from './create-doctor.ts'
import { deleteDoctor } from './delete-doctor.ts'
import { findAlikeDoctors, findDoctors, listDoctors, listDoctorWords } from './doctor-queries.ts'
import { doctorFile } from './export-doctors.ts'
import { updateDoctor } from './update-doctor.ts'

export const doctorHandlers: Handlers<typeof doctorRoutes> = {
  list: ({ tx, query }) => listDoctors(tx, query),
  export: ({ tx, actor, body }) =>
    exportPages(tx, actor, doctorFile, body, page => listDoctors(tx, { ...body, ...page })),
  words: ({ tx }) => listDoctorWords(tx),
  find: ({ tx, query }) => findDoctors(tx, query.keyword),
  alike: ({ tx, query }) => findAlikeDoctors(tx, query),
  create: ({ tx, body, hash }) => createDoctor(tx, body, hash),
  update: ({ tx, params, body }) => updateDoctor(tx, params.id, body),
  delete: async ({ tx, params }) => {
    await deleteDoctor(tx, params.id)
    return null
  },
}
