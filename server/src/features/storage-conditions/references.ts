import { refersTo } from '../../reference.ts'

export const storageConditionsReferences = refersTo({
  branch: {
    'storage_place.branch_id': { word: 'nơi bảo quản' },
    'storage_reading.branch_id': 'kept',
  },
})
