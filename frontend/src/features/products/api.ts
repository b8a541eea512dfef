import {
  addLicenceKeys,
  addUpdateCoupon,
  addUpdateProduct,
  archiveProduct,
  countLicenceKeys,
  deleteCoupons,
  deleteProducts,
  duplicateProduct,
  getProduct,
  importProducts,
  listCoupons,
  listProducts,
  orderProducts,
  restoreProducts,
  toggleCoupon,
  toggleProduct,
  uploadProductFile,
  uploadProductImage,
} from '@linkyard/contracts';
import { api } from '../../shared/api/api.js';
import { commandMutation, commandQuery, commandUpload } from '../../shared/api/contract-endpoints.js';

export const productsApi = api
  .enhanceEndpoints({ addTagTypes: ['Products', 'LicenceKeys', 'Coupons'] })
  .injectEndpoints({
    endpoints: (build) => ({
      products: commandQuery(build, listProducts, { provides: ['Products'] }),
      product: commandQuery(build, getProduct, { provides: ['Products'] }),
      saveProduct: commandMutation(build, addUpdateProduct, ['Products', 'Notifications']),
      licenceKeyCount: commandQuery(build, countLicenceKeys, { provides: ['LicenceKeys'] }),
      addLicenceKeys: commandMutation(build, addLicenceKeys, ['LicenceKeys']),
      uploadProductImage: commandUpload(build, uploadProductImage, ['Media']),
      uploadProductFile: commandUpload(build, uploadProductFile),
      toggleProduct: commandMutation(build, toggleProduct, ['Products']),
      duplicateProduct: commandMutation(build, duplicateProduct, ['Products']),
      archiveProduct: commandMutation(build, archiveProduct, ['Products']),
      deleteProducts: commandMutation(build, deleteProducts, ['Products', 'Notifications']),
      restoreProducts: commandMutation(build, restoreProducts, ['Products', 'Notifications']),
      coupons: commandQuery(build, listCoupons, { provides: ['Coupons'] }),
      saveCoupon: commandMutation(build, addUpdateCoupon, ['Coupons']),
      toggleCoupon: commandMutation(build, toggleCoupon, ['Coupons']),
      deleteCoupons: commandMutation(build, deleteCoupons, ['Coupons']),
      importProducts: commandMutation(build, importProducts, ['Products', 'Notifications']),
      orderProducts: commandMutation(build, orderProducts, ['Products']),
    }),
  });

export const {
  useProductsQuery,
  useLazyProductsQuery,
  useProductQuery,
  useSaveProductMutation,
  useLicenceKeyCountQuery,
  useAddLicenceKeysMutation,
  useUploadProductImageMutation,
  useUploadProductFileMutation,
  useToggleProductMutation,
  useDuplicateProductMutation,
  useArchiveProductMutation,
  useDeleteProductsMutation,
  useRestoreProductsMutation,
  useOrderProductsMutation,
  useImportProductsMutation,
  useCouponsQuery,
  useSaveCouponMutation,
  useToggleCouponMutation,
  useDeleteCouponsMutation,
} = productsApi;
