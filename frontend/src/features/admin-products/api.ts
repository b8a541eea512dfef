import { listAllProducts, listUsers, toggleProductAsAdmin } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

const adminProductsApi = addEndpoints(['AllProducts'], (build) => ({
  allProducts: commandQuery(build, listAllProducts, { provides: ['AllProducts'] }),
  /** Names of the sellers on one page of the list. */
  productOwners: commandQuery(build, listUsers),
  toggleAnyProduct: commandMutation(build, toggleProductAsAdmin, ['AllProducts']),
}));

export const { useAllProductsQuery, useProductOwnersQuery, useToggleAnyProductMutation } = adminProductsApi;
