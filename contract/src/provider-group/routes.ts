import { z } from 'zod'
import { id, idParams, nothing, text, version } from '../field.ts'
import { routes } from '../route.ts'

import { providerGroup } from './shapes.ts'

const fields = { name: text(80, 1), note: text(300).nullish() }

export const providerGroupRoutes = routes({
  list: {
    method: 'GET',
    path: '/provider-group',
    summary: 'Nhóm nhà cung cấp',
    permission: {
      anyOf: [
        { model: 'group_provider', action: 'read' },
        { model: 'provider', action: 'read' },
        { model: 'import_product', action: 'read' },
      ],
    },
    response: z.object({ items: z.array(providerGroup) }),
  },
  create: {
    method: 'POST',
    path: '/provider-group',
    summary: 'Thêm nhóm nhà cung cấp',
    permission: { model: 'group_provider', action: 'create' },
    body: z.strictObject({ id: id.optional(), ...fields }),
    response: providerGroup,
    status: 201,
    audit: 'provider-group.create',
    idempotency: 'client-id',
    errors: ['group-name-taken', 'idempotency-conflict'],
  },
  update: {
    method: 'PATCH',
    path: '/provider-group/:id',
    summary: 'Sửa nhóm nhà cung cấp',
    permission: { model: 'group_provider', action: 'update' },
    params: idParams,
    body: z.strictObject({ version, name: fields.name.optional(), note: fields.note }),
    response: providerGroup,
    audit: 'provider-group.update',
    idempotency: 'key',
    errors: ['group-name-taken', 'not-found', 'version-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/provider-group/:id',
    summary: 'Xóa nhóm nhà cung cấp; nhà cung cấp trong nhóm ở lại, không thuộc nhóm nào',
    permission: { model: 'group_provider', action: 'delete' },
    params: idParams,
    response: nothing,
    status: 204,
    audit: 'provider-group.delete',
    idempotency: 'key',
    errors: ['not-found'],
  },
})
