import { refersTo } from '../../reference.ts'

export const imageReferences = refersTo({
  employee: {
    'image.created_by': null,
  },
})
